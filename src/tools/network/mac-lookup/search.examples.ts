/** What people type to find it. */
export default ['mac address', 'mac vendor'];
