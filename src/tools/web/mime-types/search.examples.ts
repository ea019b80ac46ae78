/** What people type to find it. */
export default ['mime', 'content type'];
