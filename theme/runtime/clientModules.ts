// The bundler replaces this file if the site has client modules; see lifecycles.ts.
export {}
