import ContactForm from '@site/src/components/ContactForm';
import {island} from '@site/src/documents/island';

export default island('ContactForm', ContactForm);
