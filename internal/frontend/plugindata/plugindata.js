// Asks a plugin of Docusaurus for data: loadContent, then contentLoaded with the actions of Docusaurus, which here only
// remember what they get. getThemePath names the folder of its components.
const path = require('path')

function actionsOf(found, folder) {
  return {
    setGlobalData: (data) => {
      found.global = JSON.stringify(data) ?? null
    },
    createData: async (name, data) => {
      found.files[folder + name] = typeof data === 'string' ? data : JSON.stringify(data)
      return folder + name
    },
    addRoute: (route) => {
      found.routes.push(...leaves(route))
    },
  }
}

// leaves returns the routes that have no others below them, without the components around them.
function leaves({ routes = [], path: at, component, modules = {} }) {
  if (routes.length > 0) return routes.flatMap(leaves)
  return [{ path: at, component, modules: Object.entries(modules).map(([prop, module]) => [prop, module?.path ?? module]) }]
}

module.exports = async (plugin, { site, options }) => {
  const siteDir = process.cwd()
  const folders = { siteDir, outDir: path.join(siteDir, 'build'), generatedFilesDir: path.join(siteDir, '.docusaurus') }
  const made = (await plugin({ ...folders, ...site }, options)) ?? {}
  const id = options.id ?? 'default'
  const found = { name: made.name, id, global: null, files: {}, routes: [] }
  const content = await made.loadContent?.()
  await made.contentLoaded?.({ content, actions: actionsOf(found, `@generated/${made.name}/${id}/`) })
  const theme = made.getThemePath?.()
  if (theme) found.theme = path.relative(siteDir, path.resolve(siteDir, theme)).split(path.sep).join('/')
  return found
}
