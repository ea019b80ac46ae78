/** What people type to find it. */
export default ['yaml to json', 'yaml', 'yml'];
