import OfficeHours from '@site/src/components/OfficeHours';
import {island} from '@site/src/documents/island';

export default island('OfficeHours', OfficeHours);
