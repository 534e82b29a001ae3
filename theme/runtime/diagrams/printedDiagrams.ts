/*
 * Draws the diagrams of a document for printing, which loads no other scripts. A script with the texts of a
 * locale may run before it.
 */
import { drawAll } from './diagrams'
import { fill } from '../fill'
import { setLocale } from '../locale'

if (!('docgenLocale' in globalThis)) {
  setLocale({ labels: {} })
}
drawAll(document, { load: () => import('mermaid'), fill }).catch(console.warn) // the sources stay visible
