/** What people type to find it. */
export default ['css grid', 'grid generator'];
