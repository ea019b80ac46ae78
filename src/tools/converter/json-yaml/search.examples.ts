/** What people type to find it. */
export default ['json to yaml', 'yaml', 'yml'];
