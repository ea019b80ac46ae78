/** What people type to find it. */
export default ['unit', 'kb to gb', 'cm to inches', 'celsius'];
