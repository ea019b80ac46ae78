/** What people type to find it. */
export default ['sql', 'format sql', 'sql beautifier'];
