/** What people type to find it. */
export default ['colors from image'];
