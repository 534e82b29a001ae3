// Compares pipelines with GitLab's schema: node e2e/gitlab/validate.js FILE...
import { readFileSync } from 'node:fs'
import Ajv from 'ajv'
import yaml from 'js-yaml'
import schema from './node_modules/gitlab-ci-local/src/schema/index.js'

const validate = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(schema)
for (const file of process.argv.slice(2)) {
  if (!validate(yaml.load(readFileSync(file, 'utf8')))) {
    process.exitCode = 1
    for (const error of validate.errors) {
      console.log(`${file}: ${error.instancePath} ${error.message}`)
    }
  }
}
