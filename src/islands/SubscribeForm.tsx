import SubscribeForm from '@site/src/components/SubscribeForm';
import {island} from '@site/src/documents/island';

export default island('SubscribeForm', SubscribeForm);
