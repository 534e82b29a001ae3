import x from 'x'

// #region start
export function start() {
  // highlight-next-line
  x({{product}})
}
// #endregion start

// docs:start other
other()
// docs:end other
