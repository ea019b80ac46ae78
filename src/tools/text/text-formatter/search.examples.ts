/** What people type to find it. */
export default ['whitespace', 'trim', 'remove line breaks'];
