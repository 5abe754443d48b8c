import {useState} from 'react';
import {island} from '@site/src/documents/island';

function Part() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      counted {count}
    </button>
  );
}

export default island('counter', Part);
