export default { name: 'prices' }
