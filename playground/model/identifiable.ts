export interface Identified {
  readonly id: number
}

let latest = 0

/** A number that no object has yet. */
export const newIdentifier = (): number => ++latest

export const identified = <Fields extends object>(fields: Fields): Fields & Identified => ({
  id: newIdentifier(),
  ...fields,
})

/**
 * What App, Screen, Space and Window have in common. Each call of the API returns a new object for a record,
 * as in Phoenix, so that scripts must compare with isEqual.
 */
export class Identifiable<Item extends Identified> {
  #record: Item
  constructor(record: Item) {
    this.#record = record
  }
  hash(): number {
    return this.#record.id
  }
  isEqual(other: unknown): boolean {
    return other instanceof Identifiable && other.hash() === this.hash()
  }
  static recordOf<Item extends Identified>(object: Identifiable<Item>): Item {
    return object.#record
  }
}

export const { recordOf } = Identifiable

/** A class of the API, as other classes use it. */
export type Kind<Item extends Identified> = new (record: Item) => Identifiable<Item>
