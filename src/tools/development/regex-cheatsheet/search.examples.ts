/** What people type to find it. */
export default ['regex cheat sheet'];
