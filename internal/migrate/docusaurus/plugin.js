// Asks a plugin of a site what it adds to all pages. A lifecycle that fails has an error instead.
module.exports = async (plugin, { context, options, lifecycles }) => {
  const made = typeof plugin === 'function' ? await plugin(context, options) : plugin
  const answers = {}
  for (const name of lifecycles) {
    if (typeof made?.[name] !== 'function') continue
    try {
      answers[name] = { value: await made[name]({ content: undefined }) }
    } catch (error) {
      answers[name] = { error: String(error?.message ?? error) }
    }
  }
  return answers
}
