/** What people type to find it. */
export default ['figlet', 'ascii art', 'ascii'];
