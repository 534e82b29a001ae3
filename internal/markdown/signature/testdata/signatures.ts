static at(point: Point): Window | undefined

others(optionals?: { visible?: boolean; screen?: Screen }): Window[]

static launch(
  appName: string,
  optionals?: { focus?: boolean = false },
  callback?: (app: App | undefined) => void,
): void;

new Event(event: string, callback: Function)

constructor(key: string, modifiers: string[], callback: (handler: Key, repeated: boolean) => any)

readonly name: string

duration: number = 0

textDidCommit: (value: string, action: 'return' | 'tab' | undefined) => void

function require(path: string): any

export const pick = <T, K extends keyof T>(from: T, ...keys: K[]): Pick<T, K> => {}

Window.at(point: Point): Window

get(name: string): string
get(name: string, fallback: string = "a, b (c"): string

get title(): string

static build(properties: { [name: string]: any; origin?: (frame: Rectangle) => Point }): Modal

class Window implements Identifiable

interface Rectangle extends Point, Size {
  x: number;
  y: number;
}

type Options = { 'dry-run'?: boolean } & ({ a: string } | { b: number })

useStore<T>({ key, initial }: { key: string; initial: T }): [T, (next: T) => void]

each(from = 1 < 2, to: Map<string, Array<number>>, then?: ((item: string) => void) | null): void

"quoted-name"(value: string): void

static focus(value: boolean)

at(point: Point

at(point: 'Point): Window

just some words here
