const names = ['Ann', 'Bo']

// #region greet
export function greet(name) {
  return `Hello, ${name}`
}
// #endregion

names.map(greet)
