// Runs an npm registry that knows only the packages published to it, and prints its port.
//
// usage: node registry.js FOLDER
import { join } from 'node:path'
import { runServer } from 'verdaccio'

const folder = process.argv[2]
const server = await runServer({
  configPath: join(folder, 'config.yaml'), // need not exist
  self_path: join(folder, 'config.yaml'),
  storage: join(folder, 'storage'),
  uplinks: {},
  packages: { '**': { access: '$all', publish: '$all' } },
  auth: { htpasswd: { file: join(folder, 'users'), max_users: -1 } },
  max_body_size: '100mb', // programs
  web: { enable: false },
  log: { type: 'stdout', format: 'pretty', level: 'fatal' },
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
