/** What people type to find it. */
export default ['ipv4', 'subnet', 'cidr', 'netmask'];
