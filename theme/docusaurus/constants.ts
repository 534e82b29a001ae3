/** NODE_MAJOR_VERSION and the others are constants of Docusaurus that components may read. */
export const DEFAULT_PLUGIN_ID = 'default'
export const NODE_MAJOR_VERSION = 20
