import Content from '@theme-original/DocItem/Content';

export default (props) => (
  <div id="wrapped">
    <Content {...props} />
  </div>
);
