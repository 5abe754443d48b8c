export default () => <p>Ours</p>;
