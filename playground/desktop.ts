// A simulated Mac with Phoenix, in which readers try the examples of the pages. The mechanism of playgrounds
// calls run in a worker, beside the script of the reader, and show in a frame.
export { run } from './model/run'
export { show } from './view/show'
