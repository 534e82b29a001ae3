// Asks a plugin of a site what it adds to all pages. A lifecycle that fails has an error instead.
async function ask(plugin, name) {
  if (name !== 'configureWebpack') return plugin[name]({ content: undefined })
  const utils = { getStyleLoaders: () => [], getJSLoader: () => ({}), currentBundler: { name: 'webpack', instance: {} } }
  const config = { module: { rules: [] }, resolve: { alias: {} }, plugins: [], externals: [] }
  const { module = {}, mergeStrategy, ...others } = (await plugin[name](config, false, utils, undefined)) ?? {}
  const { rules = [], ...rest } = module
  return { rules, others: [...Object.keys(others), ...Object.keys(rest)] }
}

module.exports = async (plugin, { context, options, lifecycles }) => {
  const made = typeof plugin === 'function' ? await plugin(context, options) : plugin
  const answers = {}
  for (const name of lifecycles) {
    if (typeof made?.[name] !== 'function') continue
    try {
      answers[name] = { value: await ask(made, name) }
    } catch (error) {
      answers[name] = { error: String(error?.message ?? error) }
    }
  }
  return answers
}
