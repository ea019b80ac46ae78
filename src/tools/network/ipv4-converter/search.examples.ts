/** What people type to find it. */
export default ['ip address', 'ipv4'];
