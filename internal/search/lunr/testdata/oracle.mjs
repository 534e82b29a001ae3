// Answers a list of questions as JavaScript and lunr 2.3.9 answer them:
//   node oracle.mjs index|search|stem|lower|log < questions.json > answers.json
import { readFileSync } from 'node:fs'
import lunr from '../../../../node_modules/lunr/lunr.js'

const answers = {
  index: ({ fields, documents, boosts }) =>
    lunr((builder) => {
      builder.ref('ref')
      for (const { Name, Boost } of fields) builder.field(Name, { boost: Boost })
      documents.forEach((texts, ref) => {
        const document = { ref, ...Object.fromEntries(fields.map(({ Name }, i) => [Name, texts[i]])) }
        builder.add(document, { boost: boosts?.[ref] || 1 })
      })
    }),
  search: ({ index, query }) =>
    lunr.Index.load(index)
      .search(query)
      .map(({ ref }) => ref),
  stem: (word) => lunr.stemmer(new lunr.Token(word)).toString(),
  lower: (text) => text.toLowerCase(),
  log: (number) => Math.log(number),
}

const questions = JSON.parse(readFileSync(0, 'utf8'))
process.stdout.write(JSON.stringify(questions.map(answers[process.argv[2]])))
