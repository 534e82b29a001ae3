/**
 * Hot replacement of the site's own components. React keeps the state of a component as long as the
 * function is the same value, but a reloaded module has new functions. So a stable proxy renders each
 * component and calls the newest version. Package bundle lists the components of a module, and the hooks
 * that they call, at its end.
 */
import { type ComponentType, createElement, useSyncExternalStore } from 'react'

// biome-ignore lint/suspicious/noExplicitAny: components of the site may have any properties
type Properties = any

/** One component, through all versions of its code. */
interface Family {
  latest: ComponentType<Properties>
  /** the hooks that latest calls; if they change, React cannot keep the state */
  hooks: string
  /** increases whenever the state must be reset */
  life: number
  proxy: ComponentType<Properties>
}

const families = new Map<string, Family>()
const familyOf = new WeakMap<object, Family>()
/** the hooks that the components of a file call */
const hooksIn = new Map<string, string>()
/** the hooks that the site's own hooks call, by the file that defines them */
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

/** register adds the components of a new version of a module. It ignores exports that are not functions. */
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

/** Class components are excluded: they are replaced along with their state. */
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
  const family: Family = { latest, hooks, life: 0, proxy: Stable }
  const Inner = (properties: Properties) => (family.latest as (own: Properties) => Properties)(properties)
  function Stable(properties: Properties) {
    const life = useSyncExternalStore(subscribe, () => family.life, () => family.life)
    useSyncExternalStore(subscribe, () => family.latest, () => family.latest)
    return createElement(Inner, { ...properties, key: life })
  }
  return family
}

/** proxyOf returns the proxy of a component of the site; any other type stays the same. */
export function proxyOf<Type>(type: Type): Type {
  const family = typeof type === 'function' ? familyOf.get(type) : undefined
  return family ? (family.proxy as Type) : type
}

/** page returns the proxy of the default export of a page's module, which may have no name. */
export function page<Type>(file: string, component: Type): Type {
  const known = proxyOf(component)
  if (known !== component || !isFunction(component)) {
    return known
  }
  const family = renew(`${file}#default`, component, hooksIn.get(file) ?? '')
  changed()
  return family.proxy as Type
}

const overrides = new Map<string, Family>()

/** override returns a proxy for a component of the theme that the site replaces. */
export function override(name: string, original: () => ComponentType<Properties>): ComponentType<Properties> {
  const family = create((properties) => createElement(original(), properties), '')
  overrides.set(name, family)
  return family.proxy
}

/** provide sets the newest version of the site's component with a name. */
export function provide(name: string, file: string, component: ComponentType<Properties>) {
  const family = overrides.get(name)
  if (family) {
    const known = page(file, component)
    family.latest = (properties) => createElement(known, properties)
    changed()
  }
}
