// docgen itself answers this import when it runs a plugin. This file is for everybody else, such as tests.
export const definePlugin = (plugin) => plugin
