import {useState} from 'react';
import {island} from '@site/src/documents/island';

function Part() {
  const [value, setValue] = useState('');
  if (value) throw new Error('out of order');
  return (
    <button type="button" onClick={() => setValue('x')}>
      Fail
    </button>
  );
}

export default island('Failing', Part);
