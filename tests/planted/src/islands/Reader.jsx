import {useContext} from 'react';
import {Name} from '@site/src/name';
import {island} from '@site/src/documents/island';

const Part = () => <output>{useContext(Name)}</output>;

export default island('Reader', Part);
