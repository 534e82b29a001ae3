export default { name: 'members' }
