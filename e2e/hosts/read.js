// Reads netlify.toml, wrangler.jsonc or vercel.json as the host does, and prints what it found in
// each folder as a list: node e2e/hosts/read.js HOST FOLDER...
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const [host, ...folders] = process.argv.slice(2)

async function netlify(root) {
  const { resolveConfig } = await import('@netlify/config')
  const read = (context) =>
    resolveConfig({
      repositoryRoot: root,
      cwd: root,
      context,
      branch: 'main',
      offline: true,
      mode: 'buildbot',
      buffer: true,
    })
  const [production, preview] = [await read('production'), await read('deploy-preview')]
  const { base, command, publish, ignore } = production.config.build
  return { folder: base ?? root, publish, ignore, command, preview: preview.config.build.command }
}

async function cloudflare(folder) {
  globalThis.require = createRequire(import.meta.url) // the package is bundled for CommonJS
  const { experimental_readRawConfig, normalizeAndValidateConfig } = await import('@cloudflare/workers-utils')
  const { rawConfig, configPath } = experimental_readRawConfig({ config: join(folder, 'wrangler.jsonc') })
  const { config, diagnostics } = normalizeAndValidateConfig(rawConfig, configPath, configPath, {})
  if (diagnostics.hasErrors() || diagnostics.hasWarnings()) {
    throw new Error(diagnostics.renderErrors() + diagnostics.renderWarnings())
  }
  return {
    folder,
    publish: join(folder, config.assets.directory),
    command: config.build.command,
    name: config.name,
  }
}

async function vercel(folder) {
  const { getTransformedRoutes } = await import('@vercel/routing-utils')
  const file = JSON.parse(readFileSync(join(folder, 'vercel.json'), 'utf8'))
  const { routes, error } = getTransformedRoutes(file)
  if (error) {
    throw new Error(error.message)
  }
  return {
    folder,
    publish: join(folder, file.outputDirectory),
    install: file.installCommand,
    command: file.buildCommand,
    routes,
  }
}

const found = []
for (const folder of folders) {
  found.push(await { netlify, cloudflare, vercel }[host](folder))
}
console.log(JSON.stringify(found))
