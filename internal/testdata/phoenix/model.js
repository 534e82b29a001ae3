// The desktop of playground/, which the Go test bundles, because Node 20 does not run TypeScript.
const { default: model } = await import(process.env.PHOENIX_MODEL)
export const { absent, createManaged, createPhoenix, events, Handler, run } = model
