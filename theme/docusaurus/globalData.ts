/**
 * globalData is a placeholder. The bundler replaces it by the data of the site's plugins, by their names and ids. Only
 * sites whose code asks for it load it.
 */
export const globalData: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {}
