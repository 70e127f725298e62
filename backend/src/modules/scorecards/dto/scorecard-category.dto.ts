import { MAX_ITEMS } from '@byline/shared-types/domain';
import { IsMongoId } from 'class-validator';
import { Line } from '../../../common/http/fields.js';
import { NestedList } from '../../../common/http/nested.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { OptionalNotNull } from '../../../common/http/values.js';

/** A new category. */
export class CreateScorecardCategoryRequest {
  /**
   * Label.
   * @example "Language and style"
   */
  @Line()
  label: string;
}

/** An item to add to a category. */
export class AddCategoryItemRequest {
  /**
   * Its label.
   * @example "Tone of voice"
   */
  @Line()
  item: string;
}

/** An item of a changed category. */
export class CategoryItemChangeDto {
  /** Id of an existing item; left out for a new one. */
  @OptionalNotNull()
  @IsMongoId()
  _id?: string;

  /**
   * Label.
   * @example "Language and style"
   */
  @Line()
  label: string;
}

/** Changes to a category. Fields left out stay as they are. */
export class UpdateScorecardCategoryRequest extends VersionedRequest {
  /**
   * Label.
   * @example "Language and style"
   */
  @OptionalNotNull()
  @Line()
  label?: string;

  /** All items, in their order. An item that a scorecard has can't be left out. */
  @OptionalNotNull()
  @NestedList(() => CategoryItemChangeDto, MAX_ITEMS)
  items?: CategoryItemChangeDto[];
}

/** An item that scorecards choose. */
export class CategoryItemDto {
  /** Id of the record. */
  _id: string;

  /**
   * Label.
   * @example "Language and style"
   */
  label: string;
}

/** A group of items that scorecards choose from. */
export class ScorecardCategoryResponse extends RecordDto {
  /**
   * Label.
   * @example "Language and style"
   */
  label: string;

  /** Items, in their order. */
  items: CategoryItemDto[];
}

/** The categories list has no filters. */
export class ScorecardCategoryFilter {}
