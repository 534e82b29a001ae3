/**
 * What the site's own code is made of while it is written. React keeps the state of a component as long as
 * the component is the same value, and a module that is loaded again has new ones. So each component of the
 * site is rendered by a stand-in that stays, and that calls the newest state of the code. Which functions are
 * components, and which hooks they call, package bundle writes below each module.
 */
import { type ComponentType, createElement, useSyncExternalStore } from 'react'

// biome-ignore lint/suspicious/noExplicitAny: what properties a component of the site takes is its own matter
type Properties = any

/** One component, through all states of its code. */
interface Family {
  latest: ComponentType<Properties>
  /** the hooks that latest calls: with others React cannot keep the state */
  hooks: string
  /** counts up whenever the state is lost */
  life: number
  stand: ComponentType<Properties>
}

const families = new Map<string, Family>()
const familyOf = new WeakMap<object, Family>()
/** the hooks that the components of a file call */
const hooksIn = new Map<string, string>()
/** the hooks that hooks of the site's own call, by the file that defines them */
const ownHooks = new Map<string, string>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function changed() {
  for (const listener of listeners) {
    listener()
  }
}

/** register takes the components of a module in its newest state; names that are no functions are left out. */
export function register(file: string, hooks: string, own: string, components: Record<string, unknown>) {
  hooksIn.set(file, hooks)
  if (ownHooks.has(file) && ownHooks.get(file) !== own) {
    for (const family of families.values()) {
      family.life += 1
    }
  }
  ownHooks.set(file, own)
  for (const [name, component] of Object.entries(components)) {
    if (isFunction(component)) {
      familyOf.set(component, renew(`${file}#${name}`, component, hooks))
    }
  }
  changed()
}

/** A class has its state in itself, and gets a new one with its code. */
function isFunction(value: unknown): value is ComponentType<Properties> {
  return typeof value === 'function' && !value.prototype?.isReactComponent
}

function renew(id: string, latest: ComponentType<Properties>, hooks: string): Family {
  const family = families.get(id) ?? create(latest, hooks)
  families.set(id, family)
  family.life += family.hooks === hooks ? 0 : 1
  family.latest = latest
  family.hooks = hooks
  return family
}

function create(latest: ComponentType<Properties>, hooks: string): Family {
  const family: Family = { latest, hooks, life: 0, stand: Stand }
  const Inner = (properties: Properties) => (family.latest as (own: Properties) => Properties)(properties)
  function Stand(properties: Properties) {
    const life = useSyncExternalStore(subscribe, () => family.life, () => family.life)
    useSyncExternalStore(subscribe, () => family.latest, () => family.latest)
    return createElement(Inner, { ...properties, key: life })
  }
  return family
}

/** standing gives what stands for a component of the site; anything else is itself. */
export function standing<Type>(type: Type): Type {
  const family = typeof type === 'function' ? familyOf.get(type) : undefined
  return family ? (family.stand as Type) : type
}

/** page gives what stands for the default export of a page's module, which may have no name. */
export function page<Type>(file: string, component: Type): Type {
  const known = standing(component)
  if (known !== component || !isFunction(component)) {
    return known
  }
  const family = renew(`${file}#default`, component, hooksIn.get(file) ?? '')
  changed()
  return family.stand as Type
}

const overrides = new Map<string, Family>()

/** override stands for a component of the theme that the site has one of its own for; provide says which. */
export function override(name: string, original: () => ComponentType<Properties>): ComponentType<Properties> {
  const family = create((properties) => createElement(original(), properties), '')
  overrides.set(name, family)
  return family.stand
}

/** provide takes the site's own component of a name, in its newest state. */
export function provide(name: string, file: string, component: ComponentType<Properties>) {
  const family = overrides.get(name)
  if (family) {
    const known = page(file, component)
    family.latest = (properties) => createElement(known, properties)
    changed()
  }
}
