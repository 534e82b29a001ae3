// The objects of a test. Each call of the API returns new ones for a record, as in Phoenix, so that a
// script that compares them with === fails.

let latest = 0

export const identified = (record) => ({ id: ++latest, ...record })

/** What App, Screen, Space and Window have in common. */
export class Identifiable {
  #record
  constructor(record) {
    this.#record = record
  }
  hash() {
    return this.#record.id
  }
  isEqual(other) {
    return other instanceof Identifiable && other.hash() === this.hash()
  }
  static recordOf = (object) => object.#record
}

export const { recordOf } = Identifiable

/** An object for a record, if there is one. */
export const wrap = (Kind, record) => record && new Kind(record)
