import {createContext} from 'react';

export const Name = createContext('asleep');
