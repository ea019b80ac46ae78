/** What people type to find it. */
export default ['timezone', 'time zone', 'world clock'];
