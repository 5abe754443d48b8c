import Consultation from '@site/src/components/Consultation';
import {island} from '@site/src/documents/island';

export default island('Consultation', Consultation);
