/** What people type to find it. */
export default ['remove duplicates', 'dedupe'];
