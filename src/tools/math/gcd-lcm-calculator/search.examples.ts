/** What people type to find it. */
export default ['gcd', 'least common multiple'];
