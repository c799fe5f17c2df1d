import { bridgeCsv } from '@/features/bridge/downloads.ts';

export const GET = () => bridgeCsv('bns');
