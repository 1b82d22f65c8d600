import type { FileOperations } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { getOrderPropertyFile } from './get-file';
import { uploadOrderPropertyFile } from './upload-file';

/** Files of order properties (open point 1.7). */
export function fileOperations(ctx: CommerceContext): FileOperations {
  return {
    doUploadOrderPropertyFile: (input) => uploadOrderPropertyFile(ctx, input),
    getOrderPropertyFile: (input) => getOrderPropertyFile(ctx, input),
  };
}
