/** What people type to find it. */
export default ['color', 'colour converter'];
