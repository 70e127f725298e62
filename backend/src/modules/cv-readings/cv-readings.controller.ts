import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { ApiUpload, ReadUpload, type Upload } from '../files/upload.js';
import { CvReadingsService } from './cv-readings.service.js';
import { CvReadingResponse, ReadCvRequest } from './dto/cv-reading.dto.js';

@ApiTags('files')
@Controller('cv-readings')
export class CvReadingsController {
  constructor(private readonly readings: CvReadingsService) {}

  /** Read a CV. The answer has proposals for a profile; the API stores nothing. It is one pdf, docx, doc, odt, rtf or txt, the zip of LinkedIn's “Download your data” or the xml of Europass. */
  @Post()
  @Allow('user')
  @HttpCode(200)
  @ApiUpload(ReadCvRequest, 'unavailable')
  readCv(@Me() me: Principal, @ReadUpload(ReadCvRequest) upload: Upload<ReadCvRequest>): Promise<CvReadingResponse> {
    return this.readings.read(me, upload);
  }
}
