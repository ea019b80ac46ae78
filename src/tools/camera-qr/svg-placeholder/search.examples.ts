/** What people type to find it. */
export default ['placeholder image', 'dummy image', 'png placeholder'];
