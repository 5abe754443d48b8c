import NearestPages from '@site/src/components/NearestPages';
import {island} from '@site/src/documents/island';

export default island('NearestPages', NearestPages);
