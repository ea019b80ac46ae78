/** What people type to find it. */
export default ['calc', 'calculator', 'notebook calculator'];
